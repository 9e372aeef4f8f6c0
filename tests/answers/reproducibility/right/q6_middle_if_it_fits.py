# T = (1 - τ)/2, everybody at t + τ, and the first one raised half of the way to 1
def certificate(people, threshold):
    t = (1 - threshold) / 2
    value = t + threshold
    first = [value for _ in range(people)]
    second = [value if i else (1 + value) / 2 for i in range(people)]
    return (t, tuple(first), tuple(second))
