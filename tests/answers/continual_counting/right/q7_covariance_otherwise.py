# Variance of one plus variance of the other less twice the covariance, from common leading digits.
def change_variance(before, after, steps, epsilon):
    width = len(f"{steps:b}")
    s, t = f"{before:0{width}b}", f"{after:0{width}b}"
    common = 0
    for a, b in zip(s, t):
        if a != b:
            break
        common += a == "1"
    unit = 2 * (width / float(epsilon)) ** 2
    return unit * s.count("1") + unit * t.count("1") - 2 * unit * common
