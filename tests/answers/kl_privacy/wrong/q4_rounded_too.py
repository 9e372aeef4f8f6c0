# Wrong for small epsilon and n: rounded to 10 places.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2)
    return round(math.tanh(n * epsilon / 2), 10), round(min(1, math.sqrt(n * kappa / 2)), 10)
