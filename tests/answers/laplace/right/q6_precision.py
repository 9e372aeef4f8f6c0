# In terms of precision: how much one person is worth.
def people_needed(bound, epsilon, error):
    worth = (epsilon * error / bound) ** 2 / 2
    return math.ceil(worth**-0.5), math.ceil(1 / worth)
