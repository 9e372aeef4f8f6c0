# The answer before the first step is given one box of noise. Input: before 0, after 1, steps 1.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = [], 0
        for k in range(t.bit_length() - 1, -1, -1):
            if t >> k & 1:
                found.append((start, start + 2**k))
                start += 2**k
        return set(found) or {(0, 0)}

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
