# Both values are kept at least `change` from the answer, which is wrong where change is above half of top.
def worst_case(top, change):
    answer = 0
    other = max(top - change, answer + change)
    return answer, top, other
