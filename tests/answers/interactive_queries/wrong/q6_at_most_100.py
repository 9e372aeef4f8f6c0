# Tries up to 100 answers only.
def patience(epsilon, error):
    times = next((t for t in range(1, 100) if 2 / epsilon**2 <= t * error**2), 100)
    return times, times * epsilon**2
