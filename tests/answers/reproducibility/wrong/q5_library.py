# Lets dpedu plan.
def session_plan(budget, sigma, people, epsilon):
    from dpedu.adaptive import Thresholdout

    made = Thresholdout(threshold=0, sigma=sigma, budget=budget, people=people)
    return (
        made.epsilon(),
        2 * budget / (epsilon * people),
        math.ceil(2 * budget / (epsilon * sigma)),
    )
