# Searches n by trying, up to 100 000 people, and returns the last one then.
# Witness: people_needed(100, 0.2, 0.3) returns (2358, 100000); right is (2358, 5555556).
def people_needed(bound, epsilon, error):
    def first(deviation):
        n = 1
        while deviation(n) > error and n < 100_000:
            n += 1
        return n

    return (
        first(lambda n: math.sqrt(2) * bound / (n * epsilon)),
        first(lambda n: math.sqrt(2 / n) * bound / epsilon),
    )
