# Solves cost(scale) = budget by proportion from the cost at scale 1.
def scales(epsilon, share, answers, sensitivity, monotone):
    budgets = (epsilon * share, epsilon * (1 - share))
    cost_at_one = (sensitivity, sum((sensitivity, 0 if monotone else sensitivity)) * answers)
    return tuple(cost / budget for cost, budget in zip(cost_at_one, budgets))
