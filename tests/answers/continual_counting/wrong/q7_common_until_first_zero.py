# Counts common boxes from the top only until a digit is 0 in both.
def change_variance(before, after, steps, epsilon):
    width = after.bit_length()
    s, t = f"{before:0{width}b}", f"{after:0{width}b}"
    common = 0
    for a, b in zip(s, t):
        if a != b or a == "0":
            break
        common += 1
    if before == after:
        return 0
    return 2 * (s.count("1") + t.count("1") - 2 * common) * (steps.bit_length() / epsilon) ** 2
