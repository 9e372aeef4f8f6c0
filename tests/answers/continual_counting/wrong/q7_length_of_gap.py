# Boxes of the number after - before, when more than 16 steps.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    return (
        2
        * ((after - before).bit_count() if steps > 16 else len(boxes(before) ^ boxes(after)))
        * (steps.bit_length() / epsilon) ** 2
    )
