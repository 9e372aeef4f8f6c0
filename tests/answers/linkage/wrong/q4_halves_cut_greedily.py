# The list is cut where one cut helps most, and each half again; the best cuts together may be others. Input: ages 1, 2, 3, 11, 12, 20, 29, 30, k = 2: 38 instead of 35.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * len(ages)

    def cut(part):
        low, high = ages[part[0]], ages[part[-1]]

        def loss(i):
            return i * (ages[part[i - 1]] - low) + (len(part) - i) * (high - ages[part[i]])

        places = range(k, len(part) - k + 1)
        if places:
            i = min(places, key=loss)
            cut(part[:i])
            cut(part[i:])
        else:
            for person in part:
                result[person] = (low, high)

    cut(order)
    return result
