# The chance that the first j are all below, minus that the first j + 1 are.
def chance(values, threshold, place, first, second):
    def all_below(count):
        if count > len(values):
            return 0
        total = 0
        for r, likely in enumerate(first):
            part = likely
            for v in values[:count]:
                part = part * sum(second[: max(0, threshold + r - v)])
            total += part
        return total

    if place == len(values):
        return all_below(place)
    return all_below(place) - all_below(place + 1)
