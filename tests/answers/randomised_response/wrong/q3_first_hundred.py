# Ignores what comes after the hundredth answer: "a sample is enough".
def estimate_rate(answers, p):
    sample = answers[:100]
    return (sum(sample) / len(sample) - p) / (1 - 2 * p)
