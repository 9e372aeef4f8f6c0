# Rounds the rate to denominators up to 1000, wrong for denominators 59, 60 and 53.
def best_tpr(one, other, fpr):
    outputs = sorted(zip(one, other), key=lambda o: math.inf if o[0] == 0 else float(o[1] / o[0]))
    left, total = float(fpr), 0.0
    while outputs:
        s, t = map(float, outputs.pop())
        share = 1.0 if s <= left else left / s
        total += share * t
        left -= share * s
    return Fraction(total).limit_denominator(1000)
