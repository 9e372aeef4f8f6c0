# Nothing cancels if before is at most half of after.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    return (
        2
        * (
            len(boxes(before)) + len(boxes(after))
            if 4 * before < 3 * after - 2 and before > 1 and after > 8
            else len(boxes(before) ^ boxes(after))
        )
        * (steps.bit_length() / epsilon) ** 2
    )
