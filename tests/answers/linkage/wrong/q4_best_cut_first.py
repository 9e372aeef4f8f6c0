# Cuts greedily where one cut saves most, and goes on in both halves.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)

    def loss(part):
        return len(part) * (ages[part[-1]] - ages[part[0]])

    def split(part):
        options = [(loss(part[:i]) + loss(part[i:]), i) for i in range(k, len(part) - k + 1)]
        if options and min(options)[0] < loss(part):
            i = min(options)[1]
            split(part[:i])
            split(part[i:])
        else:
            for p in part:
                result[p] = (ages[part[0]], ages[part[-1]])

    split(order)
    return result
