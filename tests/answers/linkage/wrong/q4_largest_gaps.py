# Cuts at the widest gap first, as long as k stay on both sides.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)

    def cut(group):
        places = range(k, len(group) - k + 1)
        gaps = [(ages[group[i]] - ages[group[i - 1]], -i) for i in places]
        if gaps:
            place = -max(gaps)[1]
            cut(group[:place])
            cut(group[place:])
        else:
            for i in group:
                result[i] = (ages[group[0]], ages[group[-1]])

    cut(order)
    return result
