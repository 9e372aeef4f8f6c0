# By common prefix of digits.
def change_variance(before, after, steps, epsilon):
    # boxes are common exactly where the digits agree from the top on
    a, b = f"{before:07b}", f"{after:07b}"
    same = 0
    while same < 7 and a[same] == b[same]:
        same += 1
    left = (a[same:] + b[same:]).count("1")
    return Fraction(2 * left * steps.bit_length() ** 2) / Fraction(epsilon) ** 2
