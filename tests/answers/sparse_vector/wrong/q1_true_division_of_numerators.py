# Wrong for epsilon = 7/3: a float is returned where the scale is no whole number.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    out = []
    for n, d in ((sensitivity, share * epsilon), (step * answers * sensitivity, (1 - share) * epsilon)):
        v = n / d
        out.append(int(v) if v == int(v) else float(v))
    return out
