# The share is rounded to 10 digits. Input: (1, 1000, False, False): share 0.00626..., off by more than 1e-9 of it.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    a = (2 * ((answers if renewed else 1) / epsilon) ** 2) ** (1 / 3)
    b = (2 * (m * answers / epsilon) ** 2) ** (1 / 3)
    return round(a / (a + b), 10), (a + b) ** 3
