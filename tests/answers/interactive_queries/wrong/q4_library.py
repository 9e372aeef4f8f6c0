# Lets the ledger of dpedu decide.
def decisions(total, requests):
    ledger, said = dp.Ledger(epsilon=total, neighbourhood="edit"), []
    for request in requests:
        try:
            ledger.spend(epsilon=request, purpose="a request")
            said.append(True)
        except (ValueError, dp.BudgetExceeded):
            said.append(False)
    return said
