# Per person.
def _worth(answer, p):
    """An unbiased guess of one person's bit."""
    return (1 - p) / (1 - 2 * p) if answer else -p / (1 - 2 * p)


def estimate_rate(answers, p):
    p = float(p)
    return math.fsum(_worth(a, p) for a in answers) / len(answers)
