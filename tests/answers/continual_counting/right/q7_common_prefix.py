# Common prefix.
def change_variance(before, after, steps, epsilon):
    common, s, t = 0, bin(before)[2:], bin(after)[2:]
    if len(s) == len(t) and before:
        for a, b in zip(s, t):
            if a != b:
                break
            common += a == "1"
    left = s.count("1") + t.count("1") - 2 * common
    return left * 2 * ((len(bin(steps)) - 2) / epsilon) ** 2
