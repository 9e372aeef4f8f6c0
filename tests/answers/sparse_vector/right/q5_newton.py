# Newton steps for x = w/(1-w) with x^3 = A/B, variance from the scales.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    target = 1 / m**2 if renewed else 1 / (m * answers) ** 2
    x = 1.0
    for _ in range(200):
        x = x - (x**3 - target) / (3 * x**2)
    w = x / (1 + x)
    spend = epsilon / answers if renewed else epsilon
    s1 = 1 / (w * spend)
    s2 = m * (1 if renewed else answers) / (spend / (1 + x))
    return w, 2 * s1 * s1 + 2 * s2 * s2
