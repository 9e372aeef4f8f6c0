# Names each box by its last step, with exact fractions.
def change_variance(before, after, steps, epsilon):
    ends = [[t >> k << k for k in range(7) if t >> k & 1] for t in (before, after)]
    left = [e for e in ends[0] if e not in ends[1]] + [e for e in ends[1] if e not in ends[0]]
    return float(2 * len(left) * (Fraction(steps.bit_length()) / Fraction(epsilon)) ** 2)
