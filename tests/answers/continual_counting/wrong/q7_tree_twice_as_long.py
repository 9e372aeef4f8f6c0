# The tree is taken to be over the next power of two once T is above 8, with a level more than fits
# Witness: change_variance(4, 6, 9, 1.0) gives 50.0, right is 32.0
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    levels = steps.bit_length() if steps <= 8 else math.ceil(math.log2(steps)) + 1
    return 2 * len(boxes(before) ^ boxes(after)) * (levels / epsilon) ** 2
