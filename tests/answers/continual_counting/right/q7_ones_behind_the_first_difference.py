# Equal leading digits are shared boxes; behind them every one of both numbers counts. By text, in exact fractions.
def change_variance(before, after, steps, epsilon):
    s, t = f"{before:041b}", f"{after:041b}"
    shared = 0
    while shared < 41 and s[shared] == t[shared]:
        shared += 1
    noises = (s[shared:] + t[shared:]).count("1")
    lam = Fraction(len(f"{steps:b}")) / Fraction(epsilon)
    return float(2 * noises * lam * lam)
