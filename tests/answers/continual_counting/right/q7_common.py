# Counts what is common.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out, s = [], 0
        while s < t:
            z = 1 << ((t - s).bit_length() - 1)
            out.append((s, s + z))
            s += z
        return out

    A, B = boxes(before), boxes(after)
    common = sum(b in B for b in A)
    return (len(A) + len(B) - 2 * common) * 2 * (len(bin(steps)[2:]) / epsilon) ** 2
