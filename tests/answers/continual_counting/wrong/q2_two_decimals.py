# Scales are rounded to two decimals
# Witness: scales(8, 3.0) gives [2.67, 0.33, 1.33], right is (2.6666666666666665, 0.3333333333333333, 1.3333333333333333)
def scales(steps, epsilon):
    return [round(n / epsilon, 2) for n in (steps, 1, steps.bit_length())]
