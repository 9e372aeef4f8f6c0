# Works with the ratio r: the variance is r/(r - 1)².
def people_needed(attributes, epsilon, error):
    r = math.exp(epsilon / attributes)
    n = r / (r - 1) ** 2 / error**2
    return int(n) + 1 if n != int(n) else max(int(n), 1)
