# Wrong for delta other than powers of ten: the number of zeros was counted.
def most_labels(sigma, records, epsilon, delta):
    zeros = -math.floor(math.log10(delta) + 1e-9)
    log = zeros * math.log(10)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho * sigma**2 / records**2)
