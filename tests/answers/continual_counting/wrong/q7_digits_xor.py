# A box of one size at different places counts as the same.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    return (
        2
        * ((before ^ after).bit_count() if after > 3 else len(boxes(before) ^ boxes(after)))
        * (steps.bit_length() / epsilon) ** 2
    )
