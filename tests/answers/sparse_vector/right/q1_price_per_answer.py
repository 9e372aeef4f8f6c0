# What one answer may cost, then its scale; as an array of objects.
def scales(epsilon, share, answers, sensitivity, monotone):
    whole = Fraction(epsilon)
    budget = {"threshold": whole * share}
    budget["one"] = (whole - budget["threshold"]) / answers
    shift = {"threshold": sensitivity, "one": sensitivity + (0 if monotone else sensitivity)}
    return np.array([shift[k] / budget[k] for k in ("threshold", "one")], dtype=object)
