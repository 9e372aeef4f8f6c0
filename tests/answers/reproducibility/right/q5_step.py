# The price of one answer first.
def session_plan(budget, sigma, people, epsilon):
    one = 2 / (sigma * people)
    needed = epsilon / budget
    return budget * one, 2 / (needed * people), math.ceil(2 / (needed * sigma) - 1e-9)
