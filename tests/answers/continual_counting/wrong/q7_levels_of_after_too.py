# The scale is made for the levels up to after.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    return (
        2
        * len(boxes(before) ^ boxes(after))
        * (max(after, min(steps, 8)).bit_length() / epsilon) ** 2
    )
