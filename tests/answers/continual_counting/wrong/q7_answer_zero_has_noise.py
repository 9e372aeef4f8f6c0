# Wrong for before = 0: answer 0 has no noise, and here it gets a box.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while True:
            found.add((t & (t - 1), t) if t else (0, 0))
            t &= t - 1
            if not t:
                return found

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
