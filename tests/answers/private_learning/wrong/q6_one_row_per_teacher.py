# Wrong for 4 and 5 records: m^2 was taken for 1 + 3 + 4 (m - 2): looked up for 1, 2, 3 votes as 1, 4, 9.
def most_labels(sigma, records, epsilon, delta):
    labels = 0
    while True:
        rho = (labels + 1) * (records * 2**0.5) ** 2 / (2 * sigma * sigma)
        if rho + 2 * math.sqrt(-rho * math.log(delta)) > epsilon:
            return labels
        labels += 1
