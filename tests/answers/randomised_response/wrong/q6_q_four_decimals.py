# Rounds the chance of a yes to four decimals.
# Witness: variance_sampled(1, 0.12345, 0.3) returns 0.4008036467900103; right is 0.4007930247360174.
def variance_sampled(n, p, theta):
    q = round(p + (1 - 2 * p) * theta, 4)
    return q * (1 - q) / (n * (1 - 2 * p) ** 2)
