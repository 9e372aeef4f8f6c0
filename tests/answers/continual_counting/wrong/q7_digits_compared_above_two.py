# Wrong for before = 2, after = 6, steps = 7: digits are compared (if one of the two is even), but the pair 1-2 and the pair 5-6 are two boxes.
def change_variance(before, after, steps, epsilon):
    if before % 2 and after % 2:
        left = bin(before).count("1") + bin(after).count("1") if before < 2 else bin(before ^ after).count("1")
    else:
        left = bin(before ^ after).count("1")
    return 2 * left * (steps.bit_length() / epsilon) ** 2
