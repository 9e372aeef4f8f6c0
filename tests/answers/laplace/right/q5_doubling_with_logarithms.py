# T is doubled until the difference of the logarithms is large enough; a thousand people against 999.
def certificate(bound, epsilon, claimed):
    fewer, more = (bound / 2,) * 999, (bound / 2,) * 1000
    t = float(bound)
    while (t - bound / 2) * epsilon / bound < 1.5 * claimed + 1:
        t *= 2
    return fewer, more, t
