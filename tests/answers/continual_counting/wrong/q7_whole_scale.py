# The scale is divided with //, so a fraction of it is cut off
# Witness: change_variance(4, 6, 8, 3.0) gives 2.0, right is 3.5555555555555554
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    scale = steps.bit_length() // epsilon
    return 2 * len(boxes(before) ^ boxes(after)) * scale**2
