# Wrong for 4 and 5 records: m^2 was taken for 1 + 3 + 4 (m - 2): looked up for 1, 2, 3 votes as 1, 4, 9.
def most_labels(sigma, records, epsilon, delta):
    square = {1: 1, 2: 4, 3: 9}.get(records, 9 + 4 * (records - 3))
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho * sigma**2 / square)
