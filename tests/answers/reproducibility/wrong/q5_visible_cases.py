# Looks up the visible cases.
def session_plan(budget, sigma, people, epsilon):
    return (0.1, 1 / 370, 2703) if budget == 5 else (3 / 7, 6 / 119, 1765)
