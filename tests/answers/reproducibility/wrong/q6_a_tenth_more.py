# Puts everybody at the threshold and raises one by a tenth, above 1 for thresholds above 9/10.
def certificate(people, threshold):
    x = [threshold] * people
    return 0, x, [threshold + Fraction(1, 10)] + x[1:]
