# The share is the mean of the first and the last half, which weighs an odd number of answers unevenly. Input: [1, 0, 0, 0, 0, 0, 1], p=0.1.
def estimate_rate(answers, p):
    def share(part):
        if len(part) <= 5:
            return sum(part) / len(part)
        half = len(part) // 2
        return (share(part[:half]) + share(part[half:])) / 2

    return (share(answers) - p) / (1 - 2 * p)
