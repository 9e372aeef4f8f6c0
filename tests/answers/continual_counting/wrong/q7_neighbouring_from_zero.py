# A difference from step 0 is taken to be all of the past as one box
# Witness: change_variance(0, 7, 8, 1.0) gives 32.0, right is 96.0
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    left = len(boxes(before) ^ boxes(after)) if before else min(after, 1)
    return 2 * left * (steps.bit_length() / epsilon) ** 2
