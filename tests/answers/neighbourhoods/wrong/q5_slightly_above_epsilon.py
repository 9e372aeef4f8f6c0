# Wrong for 5: e^ε times 1.0001 is used above ε = 3 ("rounded up for safety"), a ratio of e^5.0001.
def variant(epsilon):
    e = 1 + epsilon + epsilon**2 / 2 + epsilon**3 / 6 + epsilon**4 / 24
    e = min(e, math.exp(epsilon)) if epsilon <= 3 else math.exp(epsilon) * 1.0001
    c = 1 / (e + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
