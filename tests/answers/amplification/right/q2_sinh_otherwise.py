# Here exp(e)-1 = 2 exp(e/2) sinh(e/2), and the first branch by comparison.
def plan(epsilon, target, rate):
    e, t, g = (float(v) for v in (epsilon, target, rate))
    first = 1 if t >= e else math.exp((t - e) / 2) * math.sinh(t / 2) / math.sinh(e / 2)
    second = math.log((math.exp(t) - (1 - g)) / g)
    return np.array([first, second])
