# Outputs are kept in a dictionary with their ratios as keys, so that of equal ratios only the last is left.
def best_tpr(one, other, fpr):
    outputs = {(t / s if s else math.inf): (s, t) for s, t in zip(one, other) if s or t}
    gain = Fraction(0)
    for ratio in sorted(outputs, reverse=True):
        s, t = outputs[ratio]
        share = min(Fraction(1), fpr / s) if s else Fraction(1)
        gain, fpr = gain + share * t, fpr - share * s
    return gain
