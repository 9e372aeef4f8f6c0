# Adds the price of finding and the price of answering.
def session_plan(budget, sigma, people, epsilon):
    find, tell = budget / (sigma * people), budget / (sigma * people)
    total = find + tell
    crowd = total * people / epsilon
    return (
        total,
        total * sigma / epsilon,
        int(-(-crowd // 1)) if abs(crowd - round(crowd)) > 1e-9 else round(crowd),
    )
