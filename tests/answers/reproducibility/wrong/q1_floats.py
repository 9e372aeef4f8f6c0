# Rounds the exact number to a float.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, 0.5)
    return 1 - (1 - one) ** models
