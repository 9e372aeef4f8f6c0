# Takes the noises that only the earlier answer has to be two at most, as in the visible examples.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add(((t & (t - 1)) + 1, t))
            t &= t - 1
        return found

    later, earlier = boxes(after) - boxes(before), boxes(before) - boxes(after)
    return 2 * (len(later) + min(2, len(earlier))) * (steps.bit_length() / epsilon) ** 2
