# Tanh of a sum, answer by answer, by (s + t)/(1 + s t); and a hypotenuse for the root.
def distances(epsilon, n):
    t = math.tanh(epsilon / 2)
    s = 0.0
    for _ in range(n):
        s = (s + t) / (1 + s * t)
    around = math.hypot(*[math.sqrt(epsilon * t / 2)] * n)
    return s, around if around < 1 else 1
