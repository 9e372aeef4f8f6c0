# The best single cut is made, then the best one in each half, and so on: greedy.
# Witness: loss(anonymise([15, 12, 20, 27, 4, 7, 20, 4], 2)) gives 36; right is 34.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)

    def loss(part):
        return len(part) * (ages[part[-1]] - ages[part[0]])

    def cut(part):
        places = range(k, len(part) - k + 1)
        if places:
            at = min(places, key=lambda i: loss(part[:i]) + loss(part[i:]))
            cut(part[:at])
            cut(part[at:])
        else:
            for i in part:
                result[i] = (ages[part[0]], ages[part[-1]])

    cut(order)
    return result
