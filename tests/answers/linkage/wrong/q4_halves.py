# Cuts in two halves again and again.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)

    def cut(group):
        if len(group) >= 2 * k:
            cut(group[: len(group) // 2])
            cut(group[len(group) // 2 :])
        else:
            for i in group:
                result[i] = (ages[group[0]], ages[group[-1]])

    cut(order)
    return result
